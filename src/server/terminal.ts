import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import pc from 'picocolors';
import { renderUnicodeCompact } from 'uqr';

/** The address under which other machines in the hall find this one. */
function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    ?.address;
}

/** Tells the organiser where everything is (DK-17). */
export function greet(about: {
  readonly url: string;
  readonly ownerLink: string;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | undefined;
}): void {
  const everywhere = about.host === '0.0.0.0' || about.host === '::';
  const lan = everywhere ? lanAddress() : undefined;
  const shared = about.publicUrl ?? (lan === undefined ? undefined : `http://${lan}:${about.port}`);
  const lines = ['', `Tiltyard is running at ${pc.bold(about.url)}`];
  if (shared !== undefined) {
    lines.push('', `In the hall: ${pc.bold(shared)}`, '', renderUnicodeCompact(shared, { border: 1 }));
  }
  lines.push('', `Your private owner link (whoever has it may do everything):`, pc.bold(about.ownerLink), '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Where there is a desktop; elsewhere the link is on the terminal. */
export function openBrowser(url: string): void {
  const opener = { darwin: 'open', win32: 'explorer.exe' }[process.platform as string] ?? 'xdg-open';
  if (opener === 'xdg-open' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  const child = spawn(opener, [url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
