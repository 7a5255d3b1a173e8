/**
 * TensorFlow.js as far as it is used: a third of the package of that name, which also has other backends and formats.
 * The gradients come with its layers: what registers them in the core is no module that Node can import.
 */
import '@tensorflow/tfjs-layers';
import '@tensorflow/tfjs-backend-cpu';
export * from '@tensorflow/tfjs-core';
