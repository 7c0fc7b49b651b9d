import { createHash, randomBytes } from 'node:crypto';
import type { Account, Store } from '../../store/index.ts';
import { openStore } from '../../store/index.ts';
import { mustExist } from '../operations/database-folder.ts';
import { BadOptions, settle } from '../operations/options.ts';
import { RequestProblem } from '../problems.ts';
import { stepOf } from './totp.ts';

const CODES = 10;
const SECRET_BYTES = 20;

export const newStepSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Ten, each as in k7q2f-9xw4m: 50 bits, to be typed from paper. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => {
    const letters = Array.from(randomBytes(10), (byte) => '23456789abcdefghjkmnpqrstuvwxyz0'.charAt(byte % 32)).join(
      '',
    );
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });

/** As it is read from paper: capitals and missing dashes do not matter. */
export const recoveryHash = (account: string, code: string): string =>
  createHash('sha256')
    .update(`${account} ${code.toLowerCase().replace(/[^0-9a-z]/g, '')}`)
    .digest('hex');

/**
 * Lets through accounts that pass their second step, or have none. A code counts once: someone who looked over a shoulder
 * comes too late.
 */
export async function passSecondStep(
  store: Store,
  account: Account,
  given: string | undefined,
  { now, limit }: { readonly now: () => number; readonly limit: (account: string) => Promise<void> },
): Promise<void> {
  const step = await store.secondSteps.get(account.id);
  if (step?.confirmedAt === undefined) return;
  const code = given?.replaceAll(/\s/g, '') ?? '';
  if (code === '') throw new RequestProblem(401, 'code-needed');
  await limit(account.id);
  const passed = /^\d{6}$/.test(code)
    ? await usesCode(store, account.id, Buffer.from(step.secret, 'hex'), code, now())
    : await store.secondSteps.spendRecovery(account.id, recoveryHash(account.id, code));
  if (!passed) throw new RequestProblem(401, 'wrong-code');
}

async function usesCode(store: Store, account: string, secret: Buffer, code: string, now: number): Promise<boolean> {
  const step = stepOf(secret, code, now);
  return step !== undefined && (await store.secondSteps.spend(account, step));
}

/** The operator's way for somebody who has lost the phone and the codes. */
export async function removeSecondStep(givenDb: string | undefined, name: string): Promise<void> {
  const { db } = settle({ db: givenDb }, process.env);
  mustExist(db);
  const store = await openStore(db);
  try {
    const account = await store.accounts.byName(name.trim().toLowerCase());
    if (!account) throw new BadOptions(`There is no account “${name}”.`);
    if (!(await store.secondSteps.remove(account.id))) throw new BadOptions(`“${name}” has no second step.`);
  } finally {
    await store.close();
  }
}
