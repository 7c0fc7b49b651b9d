/** Whether this browser can write dates for it. Where a system has no language, browsers have been seen to offer `en-US@posix`, which is none. */
function isUsable(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** The reader's own country, where it speaks the language; else the language alone. */
export const localeAmong = (offered: readonly string[], language: string): string =>
  offered.find((one) => one.split('-')[0] === language && isUsable(one)) ?? language;
