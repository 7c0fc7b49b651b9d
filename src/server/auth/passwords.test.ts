import { expect, test } from 'vitest';
import { Passwords } from './passwords.ts';

test('[DK-17] a password is kept as argon2id, of 19 MB and two passes where nobody says otherwise', async () => {
  const passwords = new Passwords();
  const kept = await passwords.hash('correct horse battery');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isRight(kept, 'correct horse battery')).toBe(true);
  expect(await passwords.isRight(kept, 'wrong horse battery')).toBe(false);
  for (const none of [undefined, '']) expect(await passwords.isRight(none, 'nobody has this password')).toBe(false);
  expect(await new Passwords({ memoryCost: 8, timeCost: 1 }).hash('x')).toMatch(/\$m=8,t=1,p=1\$/);
});
