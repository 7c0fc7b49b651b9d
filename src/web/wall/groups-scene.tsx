import './groups.css';
import type { GroupView } from '../../engine/index.ts';
import { type Names, namesOf } from '../../words/index.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { FitText } from './fit-text.tsx';
import { shared } from './pages.ts';
import type { Scene } from './scenes.ts';

/** GR-13: cross tables; who goes on is marked by shape, weight and colour. */
export function GroupsScene({ scene, view }: { scene: Extract<Scene, { kind: 'cross-tables' }>; view: Seen }) {
  const names = namesOf(view.players);
  const style = shared(scene.groups, { '--members': scene.members });
  return (
    <section className="wall-scene wall-groups" style={style}>
      {scene.groups.columns.flat().map((group) => (
        <WallGroup key={group.group ?? 0} {...{ group, names }} />
      ))}
    </section>
  );
}

function WallGroup({ group, names }: { group: GroupView; names: Names }) {
  const { t } = useSpeech();
  return (
    <article className={`wall-group ${group.group === undefined ? 'whole' : ''}`}>
      {group.group !== undefined && (
        <h2 className="wall-number" aria-label={t('groups.group', { group: group.group })}>
          {group.group}
        </h2>
      )}
      <div className="wall-cross">
        <p className="wall-cross-head">
          <span />
          {group.members.map(({ player }, at) => (
            <span key={player}>{at + 1}</span>
          ))}
          <span className="wall-record">{t('wall.record')}</span>
        </p>
        {group.members.map((member, at) => (
          <p key={member.player} className={member.wentOn || member.winner ? 'on' : ''}>
            <span className="wall-member">
              <i>{at + 1}</i>
              <FitText className="wall-player">{names(member.player)}</FitText>
            </span>
            {group.cross[at]?.map((cell, against) => (
              <span key={group.members[against]?.player} className={cell.kind}>
                {cell.kind === 'games' && (cell.games.map(({ result }) => result || '·').join('') || '·')}
              </span>
            ))}
            <span className="wall-record">
              {member.wins}–{member.losses}–{member.draws}
              {member.wentOn || member.winner ? <i className="wall-up" /> : <i />}
            </span>
          </p>
        ))}
      </div>
    </article>
  );
}
