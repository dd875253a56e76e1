// An address must be one, and a header must end where it ends: each character by itself, at each place.
import { addDoc, collection } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aSubscription, aTask } from "../../support/shared/builders";
import { accounts, nobody, permissionTable, type Permission } from "../people";

const joining = (email: string): Permission["act"] => {
  return (db) => addDoc(collection(db, paths.emailList), aSubscription({ email }));
};

const takingOn = (email: string): Permission["act"] => {
  return (db) => addDoc(collection(db, paths.taskQueue(accounts.administrator.uid)), aTask({ email }));
};

const separators = ' \t\n\r,;:<>()"\\@'.split("");
const alsoRefused = "\u00a0\u0000[]ü名".split("");

const places: Record<string, (character: string) => string> = {
  "at the start": (character) => `${character}ines@northwind.example`,
  "in the name": (character) => `in${character}es@northwind.example`,
  "after a dot": (character) => `ines.we${character}ber@northwind.example`,
  "before the at sign": (character) => `ines${character}@northwind.example`,
  "at the start of the domain": (character) => `ines@${character}northwind.example`,
  "in the domain": (character) => `ines@north${character}wind.example`,
  "at the end": (character) => `ines@northwind.example${character}`,
};

const oddAddresses = [
  "",
  "ines",
  "@northwind.example",
  "ines@",
  "ines@northwind",
  "ines@northwind.e",
  "ines@northwind.3x",
  "ines@.example",
  "ines@-northwind.example",
  "ines@north_wind.example",
  "ines@northwind..example",
  ".ines@northwind.example",
  "ines.@northwind.example",
  "ines..weber@northwind.example",
  "ines,evil@northwind.example",
  "ines@northwind.xn--",
  ...Array.from(" ,<").flatMap((sign) => [`ines@northwind.xn--p${sign}1ai`, `ines@northwind.xn--p1${sign}`]),
  ..."!#$%&*/=?^`{|}~".split("").map((character) => `ines@north${character}wind.example`),
];

const goodAddresses = [
  "a@b.cd",
  "AZaz09!#$%&'*+/=?^_`{|}~-@AZ.example",
  "a.AZaz09!#$%&'*+/=?^_`{|}~-.b@0-9.x.EXAMPLE",
  "anna@firm.xn--p1ai",
  "anna@firm.Xn--AZ-09Z",
  "anna@firm.xN--A-1",
  "ines@northwind.co.example",
  "ines@AZaz09-AZaz09.example",
];

/** Addresses that an older system may have stored. */
const storedAddresses = ["ines@northwind", "ü@名.example", "!#$%&*/=?^`{|}~[]@x", "i..w.@-x"];

function rows(
  does: string,
  act: (email: string) => Permission["act"],
  by: Permission["by"] & object,
  { good, bad, characters }: { good: string[]; bad: string[]; characters: string[] },
): Record<string, Permission> {
  const row = (email: string, allowed: boolean): [string, Permission] => [
    `${does} ${JSON.stringify(email)}`,
    { who: allowed ? by : nobody, by, act: act(email) },
  ];
  const spoilt = characters.flatMap((character) => Object.values(places).map((place) => place(character)));
  return Object.fromEntries([
    ...[...bad, ...spoilt].map((email) => row(email, false)),
    ...good.map((email) => row(email, true)),
  ]);
}

permissionTable("addresses", {
  may: {
    ...rows("join with the address", joining, ["visitor"], {
      good: goodAddresses,
      bad: oddAddresses,
      characters: [...separators, ...alsoRefused],
    }),
    ...rows("take on an inquiry from", takingOn, ["administrator"], {
      good: [...goodAddresses, ...storedAddresses],
      bad: ["", "ines", "@northwind.example", "ines@"],
      characters: separators,
    }),
  },
});
