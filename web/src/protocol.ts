// Made by `make protocol`; do not edit.

export const PROTOCOL = 3;

export const SPECTATOR = -1;

export type Level = 'beginner' | 'easy' | 'medium' | 'hard' | 'expert';

export type Language = 'en' | 'fr' | 'pl';

export type Pace = 'live' | 'relaxed';

export type State = 'waiting' | 'running' | 'finished';

export type RematchAnswer = 'asks' | 'yes' | 'no';

export type Manners = 'welcome' | 'muted' | 'removed';

export type EventKind = 'started' | 'acted' | 'acted_secretly' | 'undone' | 'revealed' | 'finished' | 'bot_took_over' | 'person_returned';

export type WishKind = 'here' | 'you_first' | 'me_first' | 'not_here';

/** Who I am; makes a guest of this name or renames the present one. */
export interface NewSession {
  name: string;
  language?: Language | null;
}

/** The guest of this browser; both are null when there is none. */
export interface Session {
  name: string | null;
  guest: string | null;
  language: Language | null;
}

/** The secret of a seat link, to sit in that seat with this browser. */
export interface TradeSeatLink {
  code: string;
  secret: string;
}

/** Ways back into one's own seat; whoever has such a link has the seat. */
export interface SeatLink {
  links: Link[];
}

/** An address, and for whom it works. */
export interface Link {
  url: string;
  where: 'local_network' | 'this_machine';
}

/** How to invite others: the code, and the addresses, the last of which works for most. */
export interface Share {
  code: string;
  links: Link[];
  can_open: boolean;
}

/** An option of a game; `example` is the content of a file that could be given for it. */
export interface OptionInfo {
  name: string;
  default: unknown;
  choices: string[];
  from_file: boolean;
  example: unknown;
}

/** A game at a glance. */
export interface GameInfo {
  name: string;
  title: string;
  designers: string[];
  year: number;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
}

/** What runs here. */
export interface About {
  version: string;
  protocol: number;
  languages: string[];
  levels: string[];
  games: GameInfo[];
}

/** Who shall sit there: me, whoever comes, or a bot. */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  level?: Level | null;
}

/** A table to set up; with `start` and no open seat it starts at once. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: { [key: string]: unknown };
  pace?: Pace;
  take_backs?: boolean;
  memory_aid?: boolean;
  helping_figures?: boolean;
  hints?: boolean;
  public?: boolean;
  start?: boolean;
}

/** Which seat I take; the first open one if none is named. */
export interface Join {
  seat?: number | null;
}

/** Whose seat a bot shall play on; my own if none is named. */
export interface Abandon {
  seat?: number | null;
}

/** What the host makes of a seat before the start. */
export interface SetSeat {
  kind: 'bot' | 'open';
  level?: Level | null;
}

/** What I say to playing again; with `start` those who said yes begin, and bots sit down for the others. */
export interface Rematch {
  want?: boolean;
  start?: boolean;
}

/** How the host wants a guest to be treated at this table. */
export interface Treat {
  manners: Manners;
}

/** Whether spectators stay outside. */
export interface Close {
  is_closed: boolean;
}

/** A seat at a table; `bot_plays`: a bot holds an abandoned person's seat; `answer`: what it says to a rematch. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  level: Level | null;
  is_host: boolean;
  is_present: boolean;
  bot_plays: boolean;
  answer: RematchAnswer | null;
}

/** What the receiver is at this table; seat -1 is a spectator. */
export interface You {
  seat: number;
  is_host: boolean;
}

/** A table as the receiver may see it. */
export interface TableInfo {
  code: string;
  game: string;
  options: { [key: string]: unknown };
  pace: Pace;
  take_backs: boolean;
  memory_aid: boolean;
  helping_figures: boolean;
  hints: boolean;
  public: boolean;
  state: State;
  seats: SeatInfo[];
  you: You;
  waiting: number[];
  seq: number;
  spectators: number;
  seed_hash: string | null;
  seed: string | null;
  rematch: string | null;
  asked_at: number | null;
  is_imported: boolean;
  is_closed: boolean;
  muted: string[];
  removed: string[];
  created_at: number;
  moved_at: number;
}

/** My tables, those that wait for me first, and those that anybody may join or watch. */
export interface Tables {
  mine: TableInfo[];
  public: TableInfo[];
}

/** A step of a finished game, and the seat in which I go on from there. */
export interface GoOn {
  seq: number;
  seat: number;
}

/** My finished tables at which somebody asks for a rematch, and how long to wait for an answer, in seconds. */
export interface Rematches {
  tables: TableInfo[];
  patience: number;
}

/** Something that happened: a message key and its arguments, and for open actions the action itself. */
export interface Event {
  seq: number;
  seat: number;
  kind: EventKind;
  action: unknown;
  text: string | null;
  key: string;
  args: { [key: string]: string | number };
  at: number;
}

/** What happened after a seq, as far as `seq`. */
export interface EventList {
  events: Event[];
  seq: number;
}

/** What the seat can take back, or why it cannot: a message key and its arguments. */
export interface UndoInfo {
  can: boolean;
  action: unknown;
  text: string | null;
  key: string;
  args: { [key: string]: string | number };
  entries: number[];
}

/** What a seat may see after `seq`: the game's own view; `undo` is there for the newest of one's own seat. */
export interface ViewAt {
  seq: number;
  seat: number;
  steps: number;
  view: unknown;
  undo: UndoInfo | null;
}

/** An action in any form, several of them, or the undo of one's last ones; `id` makes a retry harmless. */
export interface Move {
  id: string;
  action?: number | string | { [key: string]: unknown } | null;
  actions?: (number | string | { [key: string]: unknown })[] | null;
  undo?: boolean;
  count?: number;
  to?: number | null;
}

/** The move is on disk as entry `seq` of the log; the last one where there were several. */
export interface MoveAck {
  id: string;
  seq: number;
}

/** Actions, or a tile of the hand while choosing («if I laid this there»; `*` is every tile), at the newest seq. */
export interface AskPreviews {
  seq: number;
  actions?: number[] | null;
  tile?: string | null;
}

/** The points of a board before and after. */
export interface Gain {
  board: number;
  before: number;
  after: number;
}

/** A line of the sheet that would change; `points_before` is 0 for a new one, `points` 0 for one that goes. */
export interface ChangedLine {
  board: number;
  points_before: number;
  points: number;
  category: string;
  section: string;
  message: string;
  args: { [key: string]: string | number };
  tiles: unknown[];
}

/** The score sheets of all boards after `seq`, as `castlewright score --json`, with marks and ties explained. */
export interface Sheets {
  game: string;
  seq: number;
  boards: unknown[];
  players: unknown[];
  changes: ChangedLine[];
}

/** The scores of all seats after so many steps of a match. */
export interface Standing {
  step: number;
  scores: number[];
}

/** How the scores of a finished match came about: each step that changed one; `steps` are all of them. */
export interface Course {
  steps: number;
  standings: Standing[];
}

/** All boards of a finished match as a link of the score assistant: `<game>#<letters>`. */
export interface BoardLink {
  link: string;
}

/** What one action would give; it equals what is then scored, as far as it can be known. */
export interface Preview {
  action: number | null;
  tile: string | null;
  board: number | null;
  place: string | [number, number] | null;
  turn: number | string | null;
  gains: Gain[];
  lines: ChangedLine[];
  completes: string[];
  bonus: string[];
}

/** The previews asked for, in the order asked; none where helping figures are off or the table is at another seq. */
export interface Previews {
  seq: number;
  previews: Preview[];
}

/** One sentence of a reason: a message key and its arguments. */
export interface Why {
  key: string;
  args: { [key: string]: string | number };
}

/** A place that is no legal one: the board, the piece, where it would lie and how it is turned. */
export interface AskWhyNot {
  seq: number;
  board: number;
  piece: string;
  place: string | [number, number];
  turn?: number | string | null;
}

/** What forbids a place, with the section of the rules; null where it is legal or the table is at another seq. */
export interface WhyNot {
  seq: number;
  why: Why | null;
  section: string;
}

/** A good action: its number and text, its worth beside the other hints with its spread, and why. */
export interface Hint {
  action: number;
  text: string;
  value: number;
  spread: number;
  reasons: Why[];
}

/** Up to three good actions, best first. */
export interface Hints {
  seq: number;
  hints: Hint[];
}

/** A step of a finished match, and a seat that had to act there. */
export interface AskReview {
  seq: number;
  seat: number;
}

/** Up to three actions that would have been good there, best first, for all that the seat knew; the number of what */
export interface Review {
  seq: number;
  seat: number;
  played: number | null;
  hints: Hint[];
}

/** What went wrong: a stable word, a message key with arguments, and an English sentence for logs. */
export interface Problem {
  code: string;
  key: string;
  args: { [key: string]: string | number };
  detail: string;
  index: number | null;
}

/** The first message: what the client speaks, the last seq it has, and whether it wants views. */
export interface Hello {
  type: 'hello';
  protocol?: number;
  after?: number;
  views?: boolean;
}

/** Do an action, given by its number, its text or its JSON. */
export interface Act {
  type: 'act';
  id: string;
  action: number | string | { [key: string]: unknown };
}

/** Do several actions one after the other, all or none; nothing may be revealed between two of them. */
export interface Draft {
  type: 'draft';
  id: string;
  actions: (number | string | { [key: string]: unknown })[];
}

/** Take back my last `count` actions, or all of mine from log entry `to` on; all or none. */
export interface Undo {
  type: 'undo';
  id: string;
  count?: number;
  to?: number | null;
}

/** Say something to the table. */
export interface Say {
  type: 'chat';
  id: string;
  text: string;
}

/** Point at a tile and a place of a board, for a partner to see; `clear` takes it away. */
export interface Wish {
  type: 'wish';
  tile: string;
  kind?: WishKind;
  board?: number | null;
  place?: string | null;
  clear?: boolean;
}

/** Remind those who keep the table waiting. */
export interface Nudge {
  type: 'nudge';
}

/** Ask for a sign of life. */
export interface Ping {
  type: 'ping';
}

/** The answer to hello; events after the client's seq follow. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  version: string;
  table: TableInfo;
  seq: number;
}

/** The table after a change of seats or state. */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}

/** What happened, as far as `seq`. */
export interface Events {
  type: 'events';
  events: Event[];
  seq: number;
}

/** What the viewer may see now. */
export interface View {
  type: 'view';
  seq: number;
  view: unknown;
  undo: UndoInfo | null;
}

/** The move (or the chat line) with this id is on disk; `seq` is its entry in the log, the last of several. */
export interface Ack {
  type: 'ack';
  id: string;
  seq: number;
}

/** Why a message was refused; `id` is that of the move where there was one. */
export interface Refusal {
  type: 'error';
  id: string | null;
  code: string;
  key: string;
  args: { [key: string]: string | number };
  index: number | null;
}

/** A line of chat; `number` counts the lines of the table, `guest` is the public id of who said it. */
export interface Said {
  type: 'chat';
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  guest: string | null;
}

/** Which seats are looking at the table now, and how many spectators. */
export interface Presence {
  type: 'presence';
  seats: number[];
  spectators: number;
}

/** A wish of the person in `seat`; gone when cleared, when the tile is laid or when something is revealed. */
export interface Wished {
  type: 'wish';
  seat: number;
  tile: string;
  kind: WishKind;
  board: number | null;
  place: string | null;
  clear: boolean;
}

/** Somebody reminds those who are waited for. */
export interface Nudged {
  type: 'nudge';
  seat: number;
  seats: number[];
}

/** The seats whose bots are at work. */
export interface Thinking {
  type: 'thinking';
  seats: number[];
}

/** A sign of life. */
export interface Pong {
  type: 'pong';
}

/** An action that gives a piece to a board: the board's number in the game's view, and the piece's id. */
export interface OnBoard {
  board: number;
  piece: string;
}

/** An action that lays a piece on a place of a board, in the game's own coordinates: `d4`, or x and y. */
export interface OnPlace {
  board: number;
  piece: string;
  place: string | [number, number];
}

/** An action that lays a piece turned: clockwise quarter turns, or `h` and `v` for what lies or stands. */
export interface Turned {
  board: number;
  piece: string;
  place: string | [number, number];
  turn: number | string;
}

/** One action that the seat may take now: its number, its short text, and what it is. */
export type LegalAction = [number: number, text: string, action: unknown];

/** A match: its options, its seed and the actions that stand; digests and result to check a replay. */
export interface Record {
  format: number;
  game: string;
  ruleset: number;
  players: Player[];
  options: { [key: string]: unknown };
  seed: string;
  branch: Branch | null;
  actions: [number, string][];
  digests: string[];
  result: Result | null;
}

/** Who sits in a seat; `bot` is the bot's name, None for a person. */
export interface Player {
  name: string;
  bot: string | null;
}

/** Where a match begins: after these actions of the match of another seed, with what one seat knew there. */
export interface Branch {
  seed: string;
  actions: [number, string][];
  seat: number;
  before?: Branch | null;
}

/** The end: scores and ranks, seat by seat. */
export interface Result {
  scores: number[];
  ranking: number[];
}

export type ClientMessage = Hello | Act | Draft | Undo | Say | Wish | Nudge | Ping;

export type ServerMessage = Welcome | TableChanged | Events | View | Ack | Refusal | Said | Presence | Wished | Nudged | Thinking | Pong;
