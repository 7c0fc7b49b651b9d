/** Longer ones push everything else off the screen and the slip. */
export const LONGEST_NAME = 80;

/** Names may hold anything people write: quotes, emoji, any script. Only what cannot be read is refused. */
export function nameFault(name: string): 'empty' | 'too-long' | 'control-characters' | undefined {
  if (name.trim() === '') return 'empty';
  if ([...name].length > LONGEST_NAME) return 'too-long';
  return /\p{Cc}/u.test(name) ? 'control-characters' : undefined;
}
