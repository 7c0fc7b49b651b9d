// No test talks to another machine: a connection to any other address fails at once, and says so.
import { Socket } from 'node:net';

const near = (host: unknown) =>
  host === undefined || host === 'localhost' || host === '::1' || String(host).startsWith('127.');

const connect = Socket.prototype.connect;

/** Node calls connect with its arguments in a list, everyone else with options, a port and a host, or a path. */
function hostOf(args: readonly unknown[]): unknown {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null && 'host' in first) return first.host ?? undefined;
  return typeof first === 'number' && typeof second === 'string' ? second : undefined;
}

Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const host = hostOf(args);
  if (!near(host)) throw new Error(`Tests stay on this machine; this one asked for ${host}.`);
  return Reflect.apply(connect, this, args);
} as typeof connect;
