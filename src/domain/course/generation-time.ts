// One generation's time, in seconds, for all of its requests to the model with all their retries together. Each who
// waits allows the one below a little more than it needs, so that what is heard last is always a sentence.

/** The most that `MODEL_TIMEOUT_SECONDS` counts for. */
export const generationSeconds = 60;

/** The time around it: a cold start, the limits, the way to and from. */
const aroundSeconds = 10;

/** After so long the browser waits no longer. */
export const browserWaitSeconds = generationSeconds + aroundSeconds;

/** After so long the platform ends the function, which by then has told its caller and recorded the end. */
export const functionSeconds = browserWaitSeconds + 2 * aroundSeconds;
