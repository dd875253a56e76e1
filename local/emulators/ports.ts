import { connect, createServer } from "node:net";
import getPort, { portNumbers } from "get-port";
import type { Ports } from "../shared/running-suite";

/** The emulators' inner ports, which no person needs to know. */
export interface InnerPorts {
  hub: number;
  logging: number;
  websocket: number;
  eventarc: number;
}

const listenerNames: Record<keyof Ports, string> = {
  hosting: "the app",
  functions: "the functions",
  firestore: "Firestore",
  auth: "the accounts",
  tasks: "the task queue",
  smtp: "the mail catcher (SMTP)",
  mail: "the mail catcher (web page)",
  model: "the language model",
  lrs: "the learning record store",
};

/** Returns a sentence for each port that another program holds. */
export async function portProblems(ports: Ports): Promise<string[]> {
  const names = Object.keys(listenerNames) as (keyof Ports)[];
  const sentences = await Promise.all(
    names.map(async (name) =>
      (await isTaken(ports[name]))
        ? `Port ${ports[name]}, where ${listenerNames[name]} would listen, is in use.`
        : undefined,
    ),
  );
  return sentences.filter((sentence) => sentence !== undefined);
}

/** Asked in both ways: on some systems one may listen on 127.0.0.1 while another holds the port on all addresses. */
export async function isTaken(port: number): Promise<boolean> {
  return (await somebodyAnswers(port)) || !(await canListen(port));
}

function somebodyAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: 1000 });
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", () => answer(true));
    socket.once("timeout", () => answer(true));
    socket.once("error", () => answer(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1" }, () => server.close(() => resolve(true)));
  });
}

/** Ports for a run of its own. */
export async function freePorts(): Promise<Ports & InnerPorts> {
  const free = freePort();
  return {
    hosting: await free(),
    functions: await free(),
    firestore: await free(),
    auth: await free(),
    tasks: await free(),
    smtp: await free(),
    mail: await free(),
    model: await free(),
    lrs: await free(),
    ...(await freeInnerPorts()),
  };
}

export async function freeInnerPorts(): Promise<InnerPorts> {
  const free = freePort();
  return { hub: await free(), logging: await free(), websocket: await free(), eventarc: await free() };
}

/** Below the ports that systems give to outgoing connections: one of these could take ours before we listen. */
export function freePort(): () => Promise<number> {
  const first = 12_000 + Math.floor(Math.random() * 18_000);
  return () => getPort({ port: portNumbers(first, first + 1000), reserve: true });
}
