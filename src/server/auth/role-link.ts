import type { Role } from '../../protocol/wire.ts';
import type { RoleLink } from '../../store/index.ts';
import { newToken, shortId, tokenHash } from './tokens.ts';

/** A new link with the path that grants its role; the path is shown once, when the link is made. */
export function newRoleLink(
  role: Role,
  label: string,
  at: number,
  { account, expiresAt }: Pick<RoleLink, 'account' | 'expiresAt'> = {},
): { link: RoleLink; path: string } {
  const token = newToken('role');
  return {
    link: {
      id: shortId(12),
      role,
      tokenHash: tokenHash(token),
      label,
      createdAt: at,
      ...(account !== undefined && { account }),
      ...(expiresAt !== undefined && { expiresAt }),
    },
    path: `/enter/${token}`,
  };
}
