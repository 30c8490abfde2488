import { appLocation } from '../navigation/appLocation';
import { PromotionMemory } from './PromotionMemory';

/** The promotion that a link has asked for, while the player is on the promotion page. */
export const rememberedPromotion = new PromotionMemory(appLocation);
