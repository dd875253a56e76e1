// The share of Cloud Run in one region for a new project, as people who met these limits report them:
// https://github.com/firebase/firebase-tools/issues/11001 (20 CPUs and 40 GiB in all) and
// https://github.com/firebase/firebase-tools/pull/5867 (10 instances of one CPU for one service). `npm run smoke` asks
// the project itself.
export const newProjectQuota = { cpu: 20, gib: 40, cpuOfOneService: 10 };
