/** What a stored withdrawal's status means: 0 pending, 1 complete, 3 rejected. */
export function withdrawalState(status: number): 'pending' | 'complete' | 'rejected' {
  if (status === 0) return 'pending';
  return status === 1 ? 'complete' : 'rejected';
}
