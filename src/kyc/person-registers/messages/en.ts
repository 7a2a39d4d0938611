export const en = {
  // Warnings of checks.
  personDeceased: 'The register lists the holder of the number as deceased',
  numberNotActive: 'The register does not have the number as active',
} as const;
