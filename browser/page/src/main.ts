import "./styles/layers.css";
import "./styles/tokens.css";
import "virtual:palette.css";
import "./styles/page.css";
import "./styles/controls.css";
import "./board/pieces.css";
import "./dialogs/dialogs.css";
import { loadAhead } from "./app/ahead";
import { layout } from "./base/layout";

layout.follow();
loadAhead(location);
void import("./app/app");
