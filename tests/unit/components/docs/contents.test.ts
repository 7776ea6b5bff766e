import { expect, test } from "vitest";
import { narrowed } from "@/components/docs/contents";

const GROUPS = [
  {
    name: "Projects",
    href: "/docs/v1/projects",
    entries: [{ id: "createProject", label: "Create a project", method: "post", also: "/projects" }],
  },
  {
    name: "Files",
    href: "/docs/v1/files",
    entries: [
      { id: "getFile", label: "Read a file", method: "get", also: "/files/{id}" },
      { id: "listFiles", label: "List the files of a project", method: "get", also: "/projects/{projectId}/files" },
    ],
  },
];
const found = (wanted: string) => narrowed(GROUPS, wanted).flatMap(({ entries }) => entries.map(({ id }) => id));

test("a call is found by words of its name, path, method, id or group, in any order and case", () => {
  expect(found("  ")).toEqual(["createProject", "getFile", "listFiles"]);
  expect(found("projectid")).toEqual(["listFiles"]);
  expect(found("PROJECT get")).toEqual(["listFiles"]);
  expect(found("files read")).toEqual(["getFile"]);
  expect(found("createproj")).toEqual(["createProject"]);
  expect(narrowed(GROUPS, "webhook")).toEqual([]);
});
