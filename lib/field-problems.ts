/** What a field of a request takes, said to whoever wrote the request. */
export const FIELD_PROBLEMS = {
  notAnObject: "Send the fields as one JSON object.",
  fieldMissing: (field: string) => `The field ${field} is missing.`,
  notText: (field: string) => `The field ${field} must be text.`,
  notFlag: (field: string) => `The field ${field} must be true or false.`,
  notWhole: (field: string) => `${field} must be a whole number.`,
  tooSmall: (field: string, least: string) => `${field} must be at least ${least}.`,
  tooLarge: (field: string, most: string) => `${field} must be at most ${most}.`,
  notUuid: (field: string) => `${field} must be a UUID.`,
} as const;
