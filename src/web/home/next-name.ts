const LONGEST = 80;

/** “Evening 6”, “Open 2026”: a number that counts. “Chess 960” is a name. */
const counts = (number: number): boolean => number < 100 || (number >= 1900 && number < 2200);

/** What the next event of its kind is called: “Evening 7” after “Evening 6”, “Friday 2” after “Friday”; never a name that is there. */
export function nextName(name: string, taken: readonly string[]): string {
  const [, words = name, digits] = /^(.*\S)\s+(\d{1,4})$/u.exec(name) ?? [];
  const last = digits === undefined ? undefined : Number(digits);
  const counted = last !== undefined && counts(last);
  const stem = [...(counted ? words : name)].slice(0, LONGEST - 5).join('');
  let number = counted ? last + 1 : 2;
  while (taken.includes(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}
