/** Above finished steps that came with help: to whom life is too much, nothing is "complete" or "ready". */
export const HELP_STEPS_TITLE = "Small Steps for Right Now";
