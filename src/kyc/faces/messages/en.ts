export const en = {
  // Warnings of checks.
  faceTooSmall: 'The face is too small: come nearer',
  faceTurnedAway: 'The face is turned away: look into the camera',
  imageBlurred: 'The image is blurred: hold still',
  tooDark: 'There is too little light',
  tooBright: 'There is too much light',
  // Details of examined aspects.
  widthInPixels: '{value} pixels across',
  facing: '{value} of 100, facing the camera',
  shortOfWhite: '{value} of 100 short of white',
  ofHundred: '{value} of 100',
  facesFound: '{count} found',
  eyeShape: '{ratio} as high as wide',
  possibleMinor:
    'A face looks about {age} years old, between {low} and {high}: faces of minors are confused too easily',
  advisory: 'Advisory: it does not tell a person from a picture of one',
  // Reasons why an image cannot be used.
  noFace: 'There is no face in the image',
  severalFaces: 'There is more than one face in the image',
  faceNotClear: 'The face cannot be made out',
  notDecodable: 'It cannot be decoded',
} as const;
