/** Before the tests: the service reads the offline tool that the build makes. */
export { buildVerifyTool as setup } from '#scripts/build/verify-tool.ts';
