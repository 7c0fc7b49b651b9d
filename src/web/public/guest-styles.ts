/** What the public pages and a player's own page look like: in one order, whichever comes first. */
import './public.css';
import './tables.css';
import './phone.css';
import './player.css';
