import type { HubMessage } from '../../../client/index.ts';
import { underBase } from '../base.ts';
import { Election, type ElectionMessage } from './election.ts';
import { Holder, type TabMessage } from './holder.ts';
import { BUILD, type Link, type Side } from './link.ts';

type ChannelMessage =
  | ElectionMessage
  | TabMessage
  | { readonly kind: 'told'; readonly by: string; readonly message: HubMessage }
  /** The leader does not know what this tab wants. */
  | { readonly kind: 'unknown'; readonly tab: string };

/** To the tab that the browser's tabs elect. */
export function toLeader({ me, followings }: Side): Link {
  const channel = new BroadcastChannel(underBase(`tiltyard ${BUILD}`));
  const say = (message: ChannelMessage) => channel.postMessage(message);
  const want = () => {
    const message = { kind: 'want', tab: me, wants: followings.wants() } as const;
    if (holder) holder.hear(message);
    else say(message);
  };
  let holder: Holder | undefined;
  const dismiss = () => {
    holder?.close();
    holder = undefined;
  };
  const election = new Election(me, say, {
    lead: () => {
      dismiss();
      holder = new Holder((message) => {
        followings.hear(message);
        say({ kind: 'told', by: me, message });
      });
      want();
    },
    follow: () => {
      dismiss();
      want();
    },
  });
  channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
    switch (data.kind) {
      case 'told':
        // What a leader says that was away and is none any more is old.
        if (data.by === election.leader && !holder) followings.hear(data.message);
        break;
      case 'unknown':
        if (data.tab === me) want();
        break;
      case 'want':
      case 'bye':
        holder?.hear(data);
        break;
      case 'ask':
        if (holder && !holder.hear(data)) say({ kind: 'unknown', tab: data.tab });
        election.hear(data);
        break;
      default:
        election.hear(data);
    }
  };
  election.open();
  return {
    want,
    close: () => {
      say({ kind: 'bye', tab: me });
      election.close();
      dismiss();
      channel.close();
    },
  };
}

/** Each tab for itself. */
export function alone({ me, followings }: Side): Link {
  const holder = new Holder((message) => followings.hear(message));
  return { want: (wants) => holder.hear({ kind: 'want', tab: me, wants }), close: () => holder.close() };
}
