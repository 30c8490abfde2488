export type { Rebate } from './Rebate';
export type { RebateStage } from './RebateStage';
export { rebateStageOf } from './rebateStageOf';
