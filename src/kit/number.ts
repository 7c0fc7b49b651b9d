/** A number as people type it, in its parts: “5”, “-2.5”, “1½”, “1/2”, “12,125”. */
export interface TypedNumber {
  readonly negative: boolean;
  readonly whole: string;
  readonly decimals: string;
}

export function typedNumber(text: string): TypedNumber | undefined {
  const plain = text.trim().replace('1/2', '½').replace('−', '-').replace(',', '.');
  const match = /^([-+]?)(\d*)(?:\.(\d+)|(½))?$/.exec(plain);
  const [, sign = '', whole = '', digits = '', half = ''] = match ?? [];
  const decimals = half === '' ? digits : '5';
  return match && whole + decimals !== '' ? { negative: sign === '-', whole, decimals } : undefined;
}

/** Undefined: no number. */
export function readNumber(text: string): number | undefined {
  const typed = typedNumber(text);
  return typed && Number(`${typed.negative ? '-' : ''}${typed.whole || '0'}.${typed.decimals || '0'}`);
}
