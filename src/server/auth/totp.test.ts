import { describe, expect, test } from 'vitest';
import { base32, codeOf, otpauthUri, stepAt, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes that change with the time', () => {
  // RFC 6238, appendix B, the rows for SHA-1.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds the code is %s', (seconds, code) => {
    expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code);
    expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code.slice(2));
  });

  test('the step before and the step after count, others do not', () => {
    const at = 1_234_567_890_000;
    const step = stepAt(at);
    for (const one of [step - 1, step, step + 1]) expect(stepOf(secret, codeOf(secret, one), at)).toBe(one);
    for (const one of [step - 2, step + 2]) expect(stepOf(secret, codeOf(secret, one), at)).toBeUndefined();
    for (const wrong of ['', '1', '12345', 'abcdef', '🂡🂡🂡']) expect(stepOf(secret, wrong, at)).toBeUndefined();
  });

  test('the secret is written as apps read it', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(otpauthUri('ada', Buffer.from('foobar'))).toBe(
      'otpauth://totp/Tiltyard:ada?secret=MZXW6YTBOI&issuer=Tiltyard',
    );
  });
});
