import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ProblemError } from '../../../client/index.ts';
import type { LinkList, MadeLinks } from '../../../protocol/wire-roles.ts';
import { Button } from '../../shared/controls/button.tsx';
import { CopyField } from '../../shared/controls/copy-field.tsx';
import { RevokeButton } from '../../shared/controls/revoke-button.tsx';
import type { WithServer } from '../../shared/ports.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

const roles = ['scorekeeper', 'desk', 'owner'] as const;
type GivenRole = (typeof roles)[number];

/** DK-16: roles are given by links, and taken back. */
export function RoleLinks({ server, at }: WithServer & { readonly at: string }) {
  const { t, locale } = useSpeech();
  const { id, me } = useDesk();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const [list, setList] = useState<LinkList['links']>([]);
  const [role, setRole] = useState<GivenRole>('scorekeeper');
  const [label, setLabel] = useState('');
  const [days, setDays] = useState(0);
  const [made, setMade] = useState<MadeLinks['links'][number]>();
  const [problem, setProblem] = useState<string>();
  const load = useCallback(
    () =>
      server.links(id).then(
        ({ links }) => setList(links),
        () => undefined,
      ),
    [server, id],
  );
  useEffect(() => void load(), [load]);
  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => {
        setProblem(undefined);
        return load();
      },
      (error: unknown) => setProblem(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer')),
    );
  const make = () =>
    attempt(
      server.makeLinks(id, { role, label: label.trim(), ...(days > 0 && { hours: days * 24 }) }).then(({ links }) => {
        setMade(links[0]);
        setLabel('');
      }),
    );
  const revoke = (ids: readonly string[]) => {
    void attempt(Promise.all(ids.map((link) => server.revokeLink(id, link))));
  };
  const given = list.filter((link) => link.role !== 'player' && link.account === undefined);
  return (
    <section className="card stack">
      <h2>{t('links.title')}</h2>
      <p className="hint">{me.role === 'owner' ? t('links.hint') : t('links.ownerOnly')}</p>
      {me.role === 'owner' && (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <div className="two-up">
            <div className="field">
              <label htmlFor="link-role">{t('links.role')}</label>
              <select
                id="link-role"
                className="input"
                value={role}
                onChange={(event) => setRole(roles.find((one) => one === event.target.value) ?? 'scorekeeper')}
              >
                {roles.map((one) => (
                  <option key={one} value={one}>
                    {t(`links.${one}`)}
                  </option>
                ))}
              </select>
            </div>
            <div className="field">
              <label htmlFor="link-label">{t('links.label')}</label>
              <input
                id="link-label"
                className="input"
                placeholder={t('links.labelHint')}
                value={label}
                onChange={(event) => setLabel(event.target.value)}
              />
            </div>
          </div>
          <div className="field">
            <label htmlFor="link-days">{t('account.tokenDays')}</label>
            <select
              id="link-days"
              className="input"
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            >
              <option value={0}>{t('account.forEver')}</option>
              {[1, 7, 30].map((count) => (
                <option key={count} value={count}>
                  {t('account.days', { count })}
                </option>
              ))}
            </select>
          </div>
          <p>
            <Button type="submit">{t('links.make')}</Button>
          </p>
        </form>
      )}
      {made && (
        <div className="band good stack">
          <p>
            {made.label === '' ? t('links.madeNobody') : t('links.made', { label: made.label })}{' '}
            <span className="quiet">{allowedBy(made.role, t)}</span>
          </p>
          <CopyField text={`${at}${made.path}`} label={t('links.title')} />
        </div>
      )}
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="link-list">
        {given.map((link) => (
          <li key={link.id}>
            <span>
              {link.label || <span className="quiet">{t('links.someone')}</span>}{' '}
              <span className="quiet">
                {allowedBy(link.role, t)}
                {link.expiresAt !== undefined && ` · ${t('account.until', { moment: moment.format(link.expiresAt) })}`}
              </span>
            </span>
            {link.revokedAt === undefined ? (
              <RevokeButton what={link.label || t('links.someone')} run={() => revoke([link.id])} />
            ) : (
              <span className="quiet">{t('links.revoked')}</span>
            )}
          </li>
        ))}
      </ul>
      {me.role === 'owner' && (
        <p>
          <Link href={`/t/${id}/access`}>{t('access.title')}</Link>
        </p>
      )}
      <PlayerLinks links={list.filter((link) => link.role === 'player')} onRevoke={revoke} />
    </section>
  );
}

/** DK-12: a slip that was lost, a phone that is somebody else's now. */
function PlayerLinks({ links, onRevoke }: { links: LinkList['links']; onRevoke: (ids: readonly string[]) => void }) {
  const { t } = useSpeech();
  const { names } = useDesk();
  const alive = links.filter(({ revokedAt }) => revokedAt === undefined);
  if (alive.length === 0) return null;
  const players = [...new Set(alive.map(({ label }) => label))];
  return (
    <details>
      <summary>{t('links.players', { count: players.length })}</summary>
      <p className="hint">{t('links.playersHint')}</p>
      <ul className="link-list">
        {players.map((player) => (
          <li key={player}>
            <span>{names(player)}</span>
            <RevokeButton
              what={names(player)}
              run={() => onRevoke(alive.filter(({ label }) => label === player).map(({ id }) => id))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A link shows what it allows (DK-16). */
function allowedBy(role: string, t: ReturnType<typeof useSpeech>['t']): string {
  const known = roles.find((one) => one === role);
  return known ? t(`links.${known}`) : role;
}
