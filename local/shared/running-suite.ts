/** Everything that runs on one machine listens on 127.0.0.1, at these ports. */
export interface Ports {
  hosting: number;
  functions: number;
  firestore: number;
  auth: number;
  tasks: number;
  smtp: number;
  mail: number;
  model: number;
  lrs: number;
}

/** The facts that `npm test` gives the processes it starts, as JSON in `WAYMARK_SUITE`. */
export interface Suite {
  projectId: string;
  ports: Ports;
}

export const projectId = "demo-waymark";

/** The addresses of `npm start`, fixed by the design. */
export const fixedPorts: Ports = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  tasks: 9499,
  smtp: 1025,
  mail: 1080,
  model: 8091,
  lrs: 8092,
};
