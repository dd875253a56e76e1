// A project of its own with more in every list than a dashboard shows, and a flood of thousands held, in which no other
// test writes: the page is told by Hosting that it works with this one.
import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { doc, Timestamp, writeBatch, type Firestore } from "firebase/firestore/lite";
import { projectRoot } from "../../../../local/shared/project-root";
import { paths } from "../../../../src/domain/kernel/collections";
import { aSubscription, aTask, anAnsweredInquiry, anInquiry, anInvitation, searchable } from "../../shared/builders";
import { databaseAs } from "../../shared/database-as";
import { runningSuite } from "../running-suite";

const perList = 30;

const manyHeld = 4873;

interface BusyProject {
  projectId: string;
  database: Firestore;
  /** The name and the id of the newest one. */
  inquiry: { name: string; id: string };
}

const idIn = (kind: string, nth: number) => `${kind}-${String(nth).padStart(12, "0")}`;

export async function aBusyProject(page: Page, uid: string): Promise<BusyProject> {
  const projectId = `demo-busy-${randomUUID().slice(0, 8)}`;
  const { firestore: port } = runningSuite().ports;
  const database = databaseAs(projectId, "owner", "owner");
  const rules = { rules: { files: [{ content: readFileSync(join(projectRoot, "firestore.rules"), "utf8") }] } };
  await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${projectId}:securityRules`, {
    method: "PUT",
    body: JSON.stringify(rules),
  });

  const batch = writeBatch(database);
  for (let nth = 0; nth < perList; nth++) {
    const about = { name: `Ines Weber ${nth}`, businessName: `Northwind ${nth}` };
    const createdAt = Timestamp.fromMillis(Date.now() - nth * 60_000);
    const idOf = (kind: string) => idIn(kind, nth);
    batch.set(
      doc(database, paths.inquiry(idOf("inquiry"))),
      searchable(anInquiry({ ...about, createdAt }), idOf("inquiry")),
    );
    batch.set(doc(database, paths.task(uid, idOf("task"))), aTask({ ...about, movedAt: createdAt }));
    batch.set(
      doc(database, paths.repliedInquiry(uid, idOf("replied"))),
      anAnsweredInquiry({ ...about, repliedAt: createdAt }),
    );
    batch.set(
      doc(database, paths.heldInquiries, `held${String(nth).padStart(16, "0")}`),
      anInquiry({ ...about, createdAt, message: "Buy now!" }),
    );
    const code = idOf("invitation");
    batch.set(doc(database, paths.invitation(code)), anInvitation(code, { ...about, createdAt }));
  }
  const held = { heldInquiries: manyHeld, heldSubscriptions: 1 };
  batch.set(doc(database, paths.counters), { emailList: perList, inquiries: perList, invitations: perList, ...held });
  batch.set(doc(database, paths.heldSubscriptions, "held-subscription"), aSubscription());
  await batch.commit();
  await workWith(projectId, page);
  return { projectId, database, inquiry: { name: "Ines Weber 0", id: idIn("inquiry", 0) } };
}

/** Has Hosting tell the page to work with a project; under another key it would not find its account's session. */
export async function workWith(projectId: string, page: Page): Promise<void> {
  await page.route("**/__/firebase/init.json", (route) =>
    route.fulfill({ json: { projectId, apiKey: "fake-api-key" } }),
  );
}
