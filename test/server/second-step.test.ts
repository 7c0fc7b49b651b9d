import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import { passwordReset, removeSecondStep } from '../../src/server/index.ts';
import { phoneCode } from '../phone.ts';
import { folderFor, type Hall, openHall, Person } from './hall.fixture.ts';

let hall: Hall;
let folder: Awaited<ReturnType<typeof folderFor>>;
let db: string;
beforeAll(async () => {
  folder = await folderFor();
  db = `sqlite:${folder.path('steps.db')}`;
  hall = await openHall({ shared: true, db, trustProxy: 1 });
});
afterAll(async () => {
  await hall.close();
  await folder.remove();
});
/** What is counted by the minute is tried in one and the same, however long that takes. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const PASSWORD = 'correct horse battery';
let requests = 0;

/** Each from an address of its own, so that only the limits of the account count. */
const post = (path: string, body: unknown) =>
  new Person(hall.server.url).raw(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${requests++ % 250}` },
    body: JSON.stringify(body),
  });
const sessionOf = (answer: Response): string | undefined =>
  answer.headers.get('set-cookie')?.split(';')[0]?.split('=')[1];

async function signIn(name: string, code?: string, password = PASSWORD): Promise<string> {
  const answer = await post('/api/sign-in', { name, password, ...(code !== undefined && { code }) });
  if (answer.ok) return 'in';
  return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
}

async function withStep(name: string) {
  await hall.owner.client.post('/api/accounts', { name, password: PASSWORD });
  const person = hall.as(assertDefined(sessionOf(await post('/api/sign-in', { name, password: PASSWORD })), 'session'));
  const { secret, uri } = await person.client.beginSecondStep(PASSWORD);
  expect(uri).toContain(`otpauth://totp/Tiltyard:${name}?secret=${secret}`);
  const code = (ahead: number) => phoneCode(secret, ahead);
  const { codes } = await person.client.confirmSecondStep(code(0));
  return { person, code, codes };
}

describe('[DK-17] a second step', () => {
  test('is asked for after the password, takes a code once, and a recovery code once', async () => {
    const { person, code, codes } = await withStep('ada');
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(await person.client.secondStep()).toMatchObject({ on: true, codesLeft: 10 });
    expect(await signIn('ada')).toBe('401 code-needed');
    // Whoever does not know the password learns nothing of it.
    expect(await signIn('ada', undefined, 'a wrong password')).toBe('401 wrong-password');
    expect(await signIn('ada', '000000')).toBe('401 wrong-code');
    // That of the present step was used to turn it on.
    const shown = code(1);
    expect(await signIn('ada', `${shown.slice(0, 3)} ${shown.slice(3)}`)).toBe('in');
    expect(await signIn('ada', shown)).toBe('401 wrong-code');
    const paper = assertDefined(codes[0], 'recovery code');
    expect(await signIn('ada', paper.toUpperCase().replace('-', ''))).toBe('in');
    expect(await signIn('ada', paper)).toBe('401 wrong-code');
    expect(await person.client.secondStep()).toMatchObject({ on: true, codesLeft: 9 });
    expect(JSON.stringify(await person.client.get('/api/account/data'))).not.toContain('secret');
  });

  test('guessing is slowed down per account, from wherever', async () => {
    await withStep('bea');
    const answers: string[] = [];
    for (let tries = 0; tries < 12; tries++) answers.push(await signIn('bea', `00000${tries % 10}`));
    expect(answers.at(-1)).toBe('429 too-many-requests');
    expect(answers.filter((answer) => answer === '401 wrong-code').length).toBeLessThanOrEqual(10);
  });

  test('is not turned on without a code, nor off without password and code; the session alone is not enough', async () => {
    await hall.owner.client.post('/api/accounts', { name: 'cyd', password: PASSWORD });
    const cyd = hall.as(
      assertDefined(sessionOf(await post('/api/sign-in', { name: 'cyd', password: PASSWORD })), 'session'),
    );
    expect(await cyd.problem(cyd.client.confirmSecondStep('123456'))).toBe('409 second-step-not-begun');
    expect(await cyd.problem(cyd.client.beginSecondStep('wrong password'))).toBe('401 wrong-password');
    await cyd.client.beginSecondStep(PASSWORD);
    expect(await cyd.problem(cyd.client.confirmSecondStep('000000'))).toBe('401 wrong-code');
    expect(await signIn('cyd')).toBe('in');

    const { person, code, codes } = await withStep('dov');
    expect(await person.problem(person.client.beginSecondStep(PASSWORD))).toBe('409 second-step-on');
    expect(await person.problem(person.client.removeSecondStep('wrong', code(0)))).toBe('401 wrong-password');
    expect(await person.problem(person.client.removeSecondStep(PASSWORD, ''))).toBe('401 code-needed');
    await person.client.removeSecondStep(PASSWORD, assertDefined(codes[3], 'code'));
    expect(await person.client.secondStep()).toEqual({ on: false, codesLeft: 0 });
    expect(await signIn('dov')).toBe('in');
  });

  test('the operator’s link for a new password is no way around it; the operator can remove it', async () => {
    const { code } = await withStep('eve');
    const token = assertDefined((await passwordReset(db, 'eve')).split('/reset/')[1], 'token');
    const reset = await post('/api/accounts/reset', { token, password: 'a new long password' });
    expect([reset.status, sessionOf(reset)]).toEqual([200, undefined]);
    expect(await signIn('eve', undefined, 'a new long password')).toBe('401 code-needed');
    expect(await signIn('eve', code(1), 'a new long password')).toBe('in');
    await removeSecondStep(db, 'Eve');
    expect(await signIn('eve', undefined, 'a new long password')).toBe('in');
    await expect(removeSecondStep(db, 'eve')).rejects.toThrow('no second step');
    await expect(removeSecondStep(db, 'nobody')).rejects.toThrow('no account');
  });
});
