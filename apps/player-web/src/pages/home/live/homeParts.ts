import type { HomeParts } from '../HomeParts';
import { GuestSky } from './GuestSky';
import { HomeBody } from './HomeBody';

/** The parts of home that show the operator's answers, fetched together. */
export const homeParts: HomeParts = { GuestSky, Body: HomeBody };
