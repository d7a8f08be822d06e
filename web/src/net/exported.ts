/** The file of a finished game. */

export const exportLink = (table: string): string => `/api/tables/${encodeURIComponent(table)}/export`;
