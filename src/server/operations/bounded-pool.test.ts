import { expect, test } from 'vitest';
import { BoundedPool } from './bounded-pool.ts';

const later = () => {
  const finishers: (() => void)[] = [];
  const done = new Promise<void>((resolve) => finishers.push(resolve));
  return {
    done,
    finish: () => {
      for (const finish of finishers) finish();
    },
  };
};

test('so many at once, so many waiting, and whoever comes then is told when to come again', async () => {
  const pool = new BoundedPool(2, 1);
  const works = [later(), later(), later()];
  let running = 0;
  let most = 0;
  const runs = works.map(({ done }) =>
    pool.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await done;
      running -= 1;
    }),
  );
  await expect(pool.run(async () => undefined)).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 2 });
  for (const { finish } of works) finish();
  await Promise.all(runs);
  expect(most).toBe(2);
  expect(await pool.run(async () => 'room again')).toBe('room again');
});

test('a place is given back once, also by work that throws', async () => {
  const pool = new BoundedPool(1, 0);
  await expect(pool.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const leave = await pool.enter();
  leave();
  leave();
  await pool.enter();
  await expect(pool.enter()).rejects.toMatchObject({ code: 'busy' });
});
