import { useRef, useState } from 'react';
import { useT } from '../words.ts';
import { Button } from './button.tsx';

/** DK-23: a plain-http page has no clipboard of its own, so the text is selected and copied the old way. */
export function CopyField({ text, label }: { text: string; label: string }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    input.current?.select();
    setCopied(document.execCommand('copy'));
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <div className="line">
      <input
        ref={input}
        className="input copy-field"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={copy}>{copied ? t('share.copied') : t('share.copy')}</Button>
    </div>
  );
}
