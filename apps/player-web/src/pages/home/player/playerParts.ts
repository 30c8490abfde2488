import type { PlayerParts } from '../PlayerParts';
import { PlayerSky } from './PlayerSky';
import { QuickEntries } from './QuickEntries';

/** The parts of home that only players see, fetched together. */
export const playerParts: PlayerParts = { Sky: PlayerSky, Shortcuts: QuickEntries };
