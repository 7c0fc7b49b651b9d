import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Pennant } from '../motif/pennant.tsx';
import { useT } from '../words.ts';
import { useFocusBack } from './use-focus-back.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly shape?: 'dialog' | 'sheet';
  readonly children: ReactNode;
}

export function DialogFrame({ open, onClose, title, shape = 'dialog', children }: DialogProps) {
  const t = useT();
  const onCloseAutoFocus = useFocusBack();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content className={`${shape} stack`} aria-describedby={undefined} onCloseAutoFocus={onCloseAutoFocus}>
          <div className="line">
            <Radix.Title asChild>
              <h2>{shape === 'sheet' ? <Pennant>{title}</Pennant> : title}</h2>
            </Radix.Title>
            <Radix.Close className="button plain square push" aria-label={t('states.close')}>
              ×
            </Radix.Close>
          </div>
          {shape === 'sheet' && <hr className="double-rule" />}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
