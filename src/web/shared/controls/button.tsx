import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useNotes } from './notes.tsx';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly kind?: 'primary' | 'ink' | 'plain' | 'normal';
  readonly size?: 'small' | 'square' | 'small square';
  /** Why it cannot be pressed (DK-1). The button stays reachable, and says so when it is tried. */
  readonly why?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

export function Button({ kind = 'normal', size, why, className = '', onClick, title, ...rest }: ButtonProps) {
  const { tell } = useNotes();
  return (
    <button
      type="button"
      {...rest}
      className={`button ${kind} ${size ?? ''} ${className}`}
      aria-disabled={why !== undefined}
      title={why ?? title}
      onClick={(event) => {
        if (why === undefined) return onClick?.(event);
        event.preventDefault();
        tell(why);
      }}
    />
  );
}
