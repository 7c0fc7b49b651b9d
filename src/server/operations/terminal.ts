import { spawn } from 'node:child_process';
import pc from 'picocolors';
import { renderUnicodeCompact } from 'uqr';
import { translator } from '../../words/index.ts';
import { reachOf } from './addresses.ts';

/** The majors that `npm test` runs on. */
const TESTED = [20, 22, 24];

/** What to tell someone whose Node we have never tried. */
export function untestedNode(version: string): string | undefined {
  if (TESTED.includes(Number.parseInt(version, 10))) return undefined;
  return `Tiltyard has not been tested on Node ${version}. The tests run on Node 20, 22 and 24; please use Node 24 if anything goes wrong.`;
}

/** Tells the organiser where everything is (DK-17). */
export function greet(about: {
  readonly url: string;
  readonly ownerLink: string;
  readonly host: string;
  readonly port: number;
  readonly hosts: readonly string[];
  readonly publicUrl: string | undefined;
  /** Whether there is anything to see but the interface. */
  readonly pages: boolean;
}): void {
  const { publicUrl, addresses } = reachOf({ ...about, address: about.host });
  const shared = publicUrl ?? addresses[0]?.url;
  const lines = ['', `Tiltyard is running at ${pc.bold(about.url)}`];
  const untested = untestedNode(process.versions.node);
  if (untested !== undefined) lines.push('', untested);
  if (!about.pages) lines.push('', pc.bold(translator('en')('problem.no-pages')));
  if (shared !== undefined) {
    lines.push('', `In the hall: ${pc.bold(shared)}`, '', renderUnicodeCompact(shared, { border: 1 }));
  }
  // Behind a proxy the machine's own address may not answer at all; on a server nobody could open it anyway.
  const link = publicUrl === undefined ? about.ownerLink : about.ownerLink.replace(about.url, publicUrl);
  lines.push('', `Your private owner link (whoever has it may do everything):`, pc.bold(link), '');
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
