import { complaint, type RawIssue } from '../config/complaint.ts';

/** For issues for which the contract has no message; names the API's field, because there is no form. */
export function describeIssue(issue: RawIssue): string {
  const path = (issue.path ?? []).map(String).join('.');
  if (!path) return 'The request must be a JSON object.';
  return `The field “${path}” ${complaint(issue)}.`;
}
