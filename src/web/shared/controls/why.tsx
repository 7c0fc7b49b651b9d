import { useT } from '../words.ts';
import { Popover } from './popover.tsx';

/** DK-9: the rule and the numbers behind it, in words. */
export function Why({ sentences, about }: { sentences: readonly (readonly [string, string])[]; about?: string }) {
  const t = useT();
  if (sentences.length === 0) return null;
  return (
    <Popover label={t('why.ask')} {...(about !== undefined && { name: t('why.askAbout', { about }) })}>
      <ul className="stack why-list">
        {sentences.map(([rule, sentence]) => (
          <li key={`${rule} ${sentence}`}>
            {sentence} <span className="quiet">{rule}</span>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
