import type { AccessList } from '../protocol/wire-accesses.ts';
import type { AccountData } from '../protocol/wire-personal.ts';
import type {
  Credentials,
  MadeToken,
  ProviderAddress,
  SessionList,
  SignedIn,
  SignIn,
  TokenLimits,
  TokenList,
  Whoami,
} from '../protocol/wire-roles.ts';
import type { BegunStep, RecoveryCodes, SecondStep } from '../protocol/wire-second-step.ts';
import type { AccountPort, FileSource } from './ports.ts';
import { Requests } from './requests.ts';

/** Accounts: signing in, sessions, tokens for programs. */
export class AccountRequests extends Requests implements AccountPort {
  /** Whether signing in to the account asks for a code besides. */
  secondStep(): Promise<SecondStep> {
    return this.get('/api/account/second-step');
  }

  beginSecondStep(password: string): Promise<BegunStep> {
    return this.post('/api/account/second-step', { password });
  }

  confirmSecondStep(code: string): Promise<RecoveryCodes> {
    return this.post('/api/account/second-step/confirm', { code });
  }

  removeSecondStep(password: string, code: string): Promise<void> {
    return this.delete('/api/account/second-step', { password, code });
  }

  /** Where to go at the provider of identities to connect the account with somebody there. */
  connect(password: string): Promise<ProviderAddress> {
    return this.post('/api/account/identity', { password });
  }

  /** Ends the connection with the provider of identities. */
  disconnect(password: string): Promise<void> {
    return this.delete('/api/account/identity', { password });
  }

  /** DK-31: what is stored about the account that is signed in. */
  accountData(): Promise<AccountData> {
    return this.get('/api/account/data');
  }

  accountDownload(): FileSource {
    return { url: this.address('/api/account/data') };
  }

  /** Who signed in to the account, or for the operator to the server. */
  ownAccesses(): Promise<AccessList> {
    return this.get('/api/account/accesses');
  }

  /** Who this browser or program is on the server. */
  whoAmI(): Promise<Whoami> {
    return this.get('/api/me');
  }

  signUp(credentials: Credentials): Promise<SignedIn> {
    return this.post('/api/accounts', credentials);
  }

  signIn(credentials: SignIn): Promise<SignedIn> {
    return this.post('/api/sign-in', credentials);
  }

  signOut(): Promise<void> {
    return this.post('/api/sign-out');
  }

  /** @param endTokens also ends the account's tokens for programs */
  changePassword(old: string, password: string, endTokens = false): Promise<void> {
    return this.post('/api/accounts/password', { old, new: password, endTokens });
  }

  resetPassword(token: string, password: string, endTokens = false): Promise<void> {
    return this.post('/api/accounts/reset', { token, password, endTokens });
  }

  deleteAccount(password: string): Promise<void> {
    return this.delete('/api/account', { password });
  }

  sessions(): Promise<SessionList> {
    return this.get('/api/account/sessions');
  }

  endSession(session: string): Promise<void> {
    return this.delete(`/api/account/sessions/${encodeURIComponent(session)}`);
  }

  tokens(): Promise<TokenList> {
    return this.get('/api/tokens');
  }

  /** @param limits what it may do, and for how many days; otherwise anything, for ever */
  makeToken(label: string, limits: TokenLimits = {}): Promise<MadeToken> {
    return this.post('/api/tokens', { label, ...limits });
  }

  revokeToken(token: string): Promise<void> {
    return this.delete(`/api/tokens/${encodeURIComponent(token)}`);
  }
}
