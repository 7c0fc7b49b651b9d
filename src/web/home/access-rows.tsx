import type { AccessList } from '../../protocol/wire-accesses.ts';
import { useSpeech } from '../shared/words.ts';
import { browserName } from './browser-name.ts';

const KINDS = {
  'link-opened': 'access.linkOpened',
  'signed-in': 'access.signedIn',
  'sign-in-refused': 'access.refused',
  exported: 'access.exported',
} as const;

/** Who was here, newest first. */
export function AccessRows({ list }: { readonly list: AccessList }) {
  const { t, locale } = useSpeech();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <p className="hint">{t('access.kept', { count: list.days })}</p>
      <ul className="account-list">
        {list.accesses.map(({ id, at, kind, what, address, about }) => (
          <li key={id}>
            {t(KINDS[kind], { what })}
            <span className="quiet account-when">
              {[moment.format(at), address, browserName(about)].filter((part) => part !== '').join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
