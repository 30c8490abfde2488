export { rebateStageOf } from './Rebate';
export type { Rebate, RebateStage } from './Rebate';
