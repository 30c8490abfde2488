/** How far a deposit or withdrawal is. */
export type RecordStatus = 'pending' | 'complete' | 'failed';
