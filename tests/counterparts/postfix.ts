// A Postfix and a Dovecot for one test: their files in a folder, on free ports, by the programs of the system.
import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, connect, type AddressInfo } from "node:net";
import { join } from "node:path";
import { findProgram } from "../../local/suite/counterparts";

export interface MailServer {
  port: number;
  /** Speaks TLS from the first byte. */
  tlsPort: number;
  /** The mails of a person as they arrived. */
  inboxOf: (name: string) => string[];
  log: () => string;
  stop: () => void;
}

const mailUser = 5000;

/** Its answers to a recipient. */
const answers = {
  later: "450 4.2.1 Try again later",
  full: "552 5.2.2 Mailbox full",
  fullnow: "452 4.2.2 Mailbox full",
  closing: "421 4.7.0 Try again later",
  nobody: "550 5.1.1 There is no such user",
};

export async function startMailServer(folder: string): Promise<MailServer> {
  const [port, tlsPort] = [await freePort(), await freePort()];
  for (const name of ["postfix", "queue", "queue/private", "data", "mail", "dovecot"])
    mkdirSync(join(folder, name), { recursive: true });
  const postfix = idsOf("postfix");
  chownSync(join(folder, "data"), postfix.user, postfix.group);
  chownSync(join(folder, "queue/private"), postfix.user, 0);
  chownSync(join(folder, "mail"), mailUser, mailUser);
  const openssl =
    "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=mail.northwind.example -keyout key.pem -out cert.pem";
  execFileSync("openssl", openssl.split(" "), { cwd: folder, stdio: "ignore" });
  writeFileSync(join(folder, "postfix/main.cf"), mainSettings(folder));
  writeFileSync(join(folder, "postfix/master.cf"), services(port, tlsPort));
  writeFileSync(join(folder, "dovecot/dovecot.conf"), dovecotSettings(folder));
  writeFileSync(join(folder, "dovecot/users"), "hello@northwind.example:{PLAIN}p@ss/w\n");
  const log = () => readFileSync(join(folder, "postfix.log"), "utf8");
  const servers = [
    spawn(program("dovecot"), ["-F", "-c", join(folder, "dovecot/dovecot.conf")], { stdio: "ignore" }),
    spawn(program("postfix"), ["-c", join(folder, "postfix"), "start-fg"], { stdio: "ignore" }),
  ];
  await untilOpen(port);
  return {
    port,
    tlsPort,
    inboxOf: (name) => {
      const inbox = join(folder, "mail", name, "new");
      return readdirSync(inbox).map((file) => readFileSync(join(inbox, file), "utf8"));
    },
    log,
    stop: () => {
      execFileSync(program("postfix"), ["-c", join(folder, "postfix"), "stop"], { stdio: "ignore" });
      for (const server of servers) server.kill();
    },
  };
}

function mainSettings(folder: string): string {
  const recipients = Object.entries(answers).map(([name, answer]) => `{ ${name}@northwind.example = ${answer} }`);
  const mailboxes = ["ines", ...Object.keys(answers)].map((name) => `{ ${name}@northwind.example = ${name}/ }`);
  return `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/postfix.log
maillog_file_prefixes = ${folder}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.northwind.example
mydestination =
alias_maps =
virtual_mailbox_domains = northwind.example
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = inline:{ ${mailboxes.join(", ")} }
virtual_uid_maps = static:${mailUser}
virtual_gid_maps = static:${mailUser}
smtpd_recipient_restrictions = check_recipient_access inline:{ ${recipients.join(", ")} }, reject_unauth_destination
smtpd_relay_restrictions = permit_sasl_authenticated, reject_unauth_destination
smtpd_tls_cert_file = ${folder}/cert.pem
smtpd_tls_key_file = ${folder}/key.pem
smtpd_tls_security_level = none
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = private/auth
smtpd_error_sleep_time = 0
`;
}

function services(port: number, tlsPort: number): string {
  return `
${port} inet n - n - - smtpd
${tlsPort} inet n - n - - smtpd -o smtpd_tls_security_level=encrypt -o smtpd_tls_wrappermode=yes
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;
}

/** It only says whether a login is right. */
function dovecotSettings(folder: string): string {
  return `
protocols =
base_dir = ${folder}/dovecot/run
log_path = ${folder}/dovecot.log
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
passdb {
  driver = passwd-file
  args = username_format=%u ${folder}/dovecot/users
}
userdb {
  driver = static
  args = uid=${mailUser} gid=${mailUser} home=${folder}/mail
}
service auth {
  unix_listener ${folder}/queue/private/auth {
    mode = 0660
    user = postfix
    group = postfix
  }
}
`;
}

function program(name: string): string {
  return findProgram(name) ?? name;
}

function idsOf(name: string): { user: number; group: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { user: id("-u"), group: id("-g") };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Tries until the server greets. */
async function untilOpen(port: number): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await greets(port))) if (Date.now() > end) throw new Error("Postfix has not begun within a minute.");
}

function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("data", () => {
      socket.end("QUIT\r\n");
      resolve(true);
    });
    socket.on("error", () => setTimeout(() => resolve(false), 200));
  });
}
