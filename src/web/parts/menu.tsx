import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface MenuEntry {
  readonly label: string;
  readonly run: () => void;
  /** Why it cannot be chosen now. */
  readonly why?: string | undefined;
}

interface MenuProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly className?: string;
  readonly entries: readonly (MenuEntry | undefined | false)[];
}

export function Menu({ label, name, className = 'button plain small square', entries }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger className={className} aria-label={name}>
        {label}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu" sideOffset={4} align="end" collisionPadding={12}>
          {entries
            .filter((entry) => entry !== undefined && entry !== false)
            .map((entry) => (
              <Radix.Item
                key={entry.label}
                className="menu-item"
                disabled={entry.why !== undefined}
                onSelect={() => entry.run()}
              >
                <span>
                  {entry.label}
                  {entry.why !== undefined && <span className="why-not">{entry.why}</span>}
                </span>
              </Radix.Item>
            ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
