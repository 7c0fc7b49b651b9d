/** What the background work needs of a log. */
export interface Logger {
  info(details: unknown, message?: string): void;
  warn(details: unknown, message?: string): void;
  error(details: unknown, message?: string): void;
}

const MINUTE = 60_000;
/** So many are told apart: messages may have names in them, and there is no end to those. */
const MAX_WARNINGS = 100;

/**
 * The same log, in which a failure that goes on stands once a minute, with how often it came since. Background work looks
 * several times a second, and fails each time while the database is gone.
 */
export function withoutRepeats(log: Logger): Logger {
  const warnings = new Map<string, { readonly loggedAt: number; repeats: number }>();
  return {
    info: (details, message) => log.info(details, message),
    error: (details, message) => log.error(details, message),
    warn: (details, message) => {
      if (!(details instanceof Error)) return log.warn(details, message);
      const at = performance.now();
      const earlier = warnings.get(details.message);
      if (earlier && at - earlier.loggedAt < MINUTE) {
        earlier.repeats += 1;
        return;
      }
      if (warnings.size >= MAX_WARNINGS) warnings.clear();
      warnings.set(details.message, { loggedAt: at, repeats: 0 });
      log.warn(earlier?.repeats ? { err: details, repeats: earlier.repeats } : details, message);
    },
  };
}
