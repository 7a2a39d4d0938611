export const en = {
  // Reasons why a file cannot be used.
  tooMuchMemory: 'It takes too much memory to read',
  tooLong: 'It takes too long to read',
  encrypted: 'It is protected by a password',
  damaged: 'It is damaged, or is no PDF',
  tooManyPages: 'It has too many pages',
  // Warnings of checks, and details of examined aspects.
  notRecognised: 'Text of pictures is not read here',
  notReadInTime: 'The text could not be read in time',
  noText: 'There is no text that could be read',
  hardToRead: 'The text is hard to read',
  writtenInFile: 'Written in the file',
  genuineUnknown: 'Whether it is genuine cannot be told from its text',
  fileSays: 'The file says that {first}',
  fileSaysBoth: 'The file says that {first}, and that {second}',
  madeWith: 'it was made with {editor}',
  changedLater: 'it was changed on {changed}, made on {created}',
  kindUnknown: 'Its words do not tell what kind it is',
  issueDateUncertain: 'Which day it was issued on is not certain',
  addressNotRead: 'There is no address that could be read',
} as const;
