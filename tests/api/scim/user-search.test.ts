import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { type Connected, connected } from "@/tests/support/scim/users";

let here: Connected;
beforeAll(async () => {
  here = await connected();
});

const on = { op: "replace", value: { active: true } };
const who = (name: string) => `${name}.${newId("request").slice(-8)}@${here.domain}`;

describe("letters beyond ASCII", () => {
  const NAMES = ["ÄRGER", "Straße", "İlker", "ΟΔΟΣ", "Ωmega", "Cafe\u0301", "ДМИТРИЙ", "ǅano"];
  const known = (userName: string) => ({ emails: [{ value: who("letters"), type: "work" }], userName });
  const otherwise = (name: string) => [name, name.toLowerCase(), name.normalize("NFC"), name.normalize("NFD")];

  test.each(NAMES)("%s is found and taken in any letter case, however it is composed", async (name) => {
    const { status, json } = await here.post(name, known(name));
    expect([status, json.userName]).toEqual([201, name]);
    for (const spelling of otherwise(name)) {
      expect(await here.find(`userName eq "${spelling}"`)).toMatchObject([{ id: json.id }]);
      expect((await here.post(spelling, known(spelling))).json).toMatchObject({
        status: "409",
        scimType: "uniqueness",
      });
      const rename = { op: "replace", path: "userName", value: spelling };
      expect((await here.patch(json.id, rename)).status).toBe(200);
    }
  });

  test("names that only a dictionary takes for one are two people", async () => {
    for (const [one, two] of [
      ["Maße", "MASSE"],
      ["Işık", "isik"],
      ["İnci", "inci"],
    ] as const) {
      const first = await here.post(one, known(one));
      const second = await here.post(two, known(two));
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(await here.find(`userName eq "${two.toUpperCase()}"`)).toMatchObject([{ id: second.json.id }]);
    }
  });

  test("an address is found in any letter case", async () => {
    const value = `İnes.${who("address")}`;
    const email = { value: who("work"), type: "work" };
    const { json } = await here.post(who("addresses"), { emails: [email, { value, type: "home" }] });
    for (const spelling of [value, value.toLowerCase()]) {
      expect(await here.find(`emails.value eq "${spelling}"`)).toMatchObject([{ id: json.id }]);
      expect(await here.find(`emails[type eq "home" and value eq "${spelling}"]`)).toMatchObject([{ id: json.id }]);
    }
  });
});

describe("finding", () => {
  test("pages are stable, hold every person once, and count all", async () => {
    const few = await connected();
    for (const name of ["a", "b", "c", "d"]) await few.post(`${name}@${few.domain}`);
    const page = async (startIndex: number, count: number) =>
      (await few.send("GET", `/Users?startIndex=${startIndex}&count=${count}`)).json;
    const pages = [await page(1, 2), await page(3, 2), await page(5, 2), await page(7, 2)];
    const found = pages.flatMap(({ Resources }) => Resources.map(({ userName }) => userName.split("@")[0]));
    expect(found).toEqual(["owner", "a", "b", "c", "d"]);
    expect(pages.map(({ totalResults, itemsPerPage }) => [totalResults, itemsPerPage])).toEqual([
      [5, 2],
      [5, 2],
      [5, 1],
      [5, 0],
    ]);
    expect(await page(1, 0)).toMatchObject({ totalResults: 5, itemsPerPage: 0, Resources: [] });
    const all = await few.send("POST", "/Users/.search", {
      filter: "active eq true",
      count: 2,
      attributes: ["userName"],
    });
    expect(all.json).toMatchObject({ totalResults: 5, itemsPerPage: 2 });
    expect(Object.keys(all.json.Resources[0] ?? {})).toEqual(["schemas", "id", "userName"]);
  });

  test("people and groups are searched together, people first; what only one of them has finds only that", async () => {
    const few = await connected();
    const search = async (body: Record<string, unknown>) => (await few.send("POST", "/.search", body)).json;
    const kinds = ({ Resources }: Awaited<ReturnType<typeof search>>) => Resources.map(({ id }) => id.slice(0, 3));
    expect(kinds(await search({}))).toEqual(["scu", "scg", "scg", "scg"]);
    expect(await search({ startIndex: 2, count: 2 })).toMatchObject({
      totalResults: 4,
      itemsPerPage: 2,
      startIndex: 2,
    });
    expect(kinds(await search({ startIndex: 3, count: 9 }))).toEqual(["scg", "scg"]);
    expect(kinds(await search({ filter: `userName eq "${few.owner}"` }))).toEqual(["scu"]);
    expect(kinds(await search({ filter: 'displayName eq "ADMINS"' }))).toEqual(["scg"]);
    expect((await search({ filter: 'title eq "x"' })).scimType).toBe("invalidFilter");
  });

  test("what the database can't hold, or what is an object where a word belongs, is refused", async () => {
    const filter = encodeURIComponent(String.raw`userName eq "ana\u0000"`);
    expect((await here.send("GET", `/Users?filter=${filter}`)).json).toMatchObject({ scimType: "invalidFilter" });
    const { json } = await here.post(who("odd"));
    const path = String.raw`emails[type eq "a\ud800"].value`;
    const odd = await here.patch(json.id, { op: "add", path, value: "a@b.c" });
    expect([odd.status, odd.json.scimType]).toEqual([400, "invalidPath"]);
    const act = await here.patch(json.id, { op: { toString: 1 }, value: { active: false } });
    expect([act.status, act.json.scimType]).toEqual([400, "invalidSyntax"]);
    const search = await here.send("POST", "/Users/.search", { count: { toString: 1 }, attributes: [{ toString: 1 }] });
    expect([search.status, search.json.scimType]).toEqual([400, "invalidValue"]);
  });

  test("all conditions have to hold, and an attribute of another address is none", async () => {
    const email = who("found");
    const emails = [
      { type: "work", value: email },
      { type: "home", value: `home-${email}` },
    ];
    await here.post(email, { emails, displayName: "Found Person" });
    const counts = async (...filters: string[]) =>
      Promise.all(filters.map(async (one) => (await here.find(one)).length));
    expect(
      await counts(
        `userName eq "${email}" and active eq true and displayName eq "FOUND person"`,
        `userName eq "${email}" and active eq false`,
        `emails[type eq "home"].value eq "home-${email}"`,
        `emails[type eq "work"].value eq "home-${email}"`,
        `emails.value eq "home-${email}" and userName eq "${email}" and emails.value eq "${email}"`,
        `userName eq "${email}" and userName eq "x"`,
        `userName eq "%"`,
      ),
    ).toEqual([1, 0, 1, 0, 1, 0, 0]);
  });

  test("blanks around a value are not part of it, neither when it is stored nor when it is looked for", async () => {
    const email = who("blank");
    const made = (await here.post(` ${email} `, { externalId: "padded ", displayName: " Blank Person" })).json;
    expect(made).toMatchObject({ userName: email, externalId: "padded", displayName: "Blank Person" });
    for (const filter of [
      `userName eq " ${email} "`,
      `externalId eq "padded "`,
      `displayName eq " Blank Person"`,
      `emails[type eq "work"].value eq "${email} "`,
    ])
      expect([filter, (await here.find(filter)).length]).toEqual([filter, 1]);
    const groups = await here.send("GET", `/Groups?filter=${encodeURIComponent('displayName eq " Admins "')}`);
    expect(groups.json.totalResults).toBe(1);
  });

  test("a PUT names the person, and keeps what else it leaves out", async () => {
    const email = who("named");
    const { json } = await here.post(email, { displayName: "Named Person" });
    const unnamed = await here.send("PUT", `/Users/${json.id}`, { displayName: "Nobody" });
    expect([unnamed.status, unnamed.json.scimType]).toEqual([400, "invalidValue"]);
    expect((await here.send("PUT", `/Users/${json.id}`, { userName: email })).json.displayName).toBe("Named Person");
  });

  test("attributes are chosen on every request that answers a person", async () => {
    const email = who("chosen");
    const made = await here.send("POST", "/Users?attributes=userName", { userName: email });
    expect(Object.keys(made.json)).toEqual(["schemas", "id", "userName"]);
    const url = `/Users/${made.json.id}?excludedAttributes=emails,meta`;
    for (const [method, body] of [
      ["GET", undefined],
      ["PUT", { userName: email }],
      ["PATCH", { Operations: [on] }],
    ] as const)
      expect(Object.keys((await here.send(method, url, body)).json)).not.toContain("emails");
  });
});
