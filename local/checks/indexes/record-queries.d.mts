export function recordQuery(query: unknown): void;
export function recordRequest(request: unknown): void;
