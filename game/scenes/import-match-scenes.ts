/** Fetches the code of the scenes in which matches are played, which the menu does without. @returns their modules */
export const importMatchScenes = () =>
  Promise.all([import('./table.ts'), import('./result.tsx'), import('./lesson.ts')]);
