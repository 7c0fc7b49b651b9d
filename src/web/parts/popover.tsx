import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface PopoverProps {
  readonly label: ReactNode;
  readonly name?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A small text that opens beside what it is about. */
export function Popover({ label, name, className = 'link-button', children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger className={className} aria-label={name}>
        {label}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="popover stack" sideOffset={6} collisionPadding={12}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
