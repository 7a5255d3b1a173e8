/**
 * TensorFlow.js: its core, and with its layers the gradients of all its kernels. What registers only these in the core is no module
 * that Node can import.
 */
import '@tensorflow/tfjs-layers';
export * from '@tensorflow/tfjs-core';
